/** Percent-encoded characters that may appear unencoded in a data URL, where they are shorter. */
const PLAIN = /%(?:20|27|28|29|2B|2C|2F|3A|3B|3D|40)/g
const DRAWING = /^image\/svg\+xml(?:;|$)/i
const PICTURE = /^image\/(?:png|jpeg|webp|avif)$/i

/**
 * A picture as a data URL; undefined for any other type. As the source of an `<img>`, an SVG neither runs
 * scripts nor loads anything, whatever it contains.
 */
export function pictureData(type: string, bytes: Uint8Array): string | undefined {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  // An SVG stays text, so that it is compressed together with its page.
  if (DRAWING.test(type))
    return `data:image/svg+xml,${encodeURIComponent(buffer.toString('utf8').toWellFormed()).replaceAll(PLAIN, decodeURIComponent)}`
  return PICTURE.test(type) ? `data:${type.toLowerCase()};base64,${buffer.toString('base64')}` : undefined
}
