export type PictureAddress = {
  name: string
  /** Changes with the picture, so that what has one may be kept for ever. */
  version: string | undefined
}

const NAME = /^[A-Za-z0-9][\w-]{0,79}\.(?:svg|png|jpe?g|webp|avif)$/
const VERSION = /^[\w-]{1,64}$/

/**
 * What the address of a picture names; undefined for a name that no picture has. A version of another form
 * counts as none.
 */
export const readPictureAddress = (name: string, version: string | null): PictureAddress | undefined =>
  NAME.test(name)
    ? { name, version: version !== null && VERSION.test(version) ? version : undefined }
    : undefined
