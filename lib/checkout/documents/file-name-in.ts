const EXTENDED = /filename\*=UTF-8''([^;]+)/i
const PLAIN = /filename="([^"]+)"/i

/** The name that a back end states for a file (RFC 6266); empty where it states none. */
export function fileNameIn(headers: Headers): string {
  const disposition = headers.get('content-disposition') ?? ''
  const extended = EXTENDED.exec(disposition)?.[1]
  if (extended === undefined) return PLAIN.exec(disposition)?.[1] ?? ''
  try {
    return decodeURIComponent(extended)
  } catch {
    return ''
  }
}
