export type PictureAddress = {
  name: string
  /** Changes with the picture, so a picture with a version may be cached forever. */
  version: string | undefined
}

const NAME = /^[A-Za-z0-9][\w-]{0,79}\.(?:svg|png|jpe?g|webp|avif)$/
const VERSION = /^[\w-]{1,64}$/

/**
 * Parses the name of a picture; undefined for an invalid name. A version in another format counts as none.
 */
export const readPictureAddress = (name: string, version: string | null): PictureAddress | undefined =>
  NAME.test(name)
    ? { name, version: version !== null && VERSION.test(version) ? version : undefined }
    : undefined
