/** What encoding makes longer although it may stand in such an address as it is. */
const PLAIN = /%(?:20|27|28|29|2B|2C|2F|3A|3B|3D|40)/g
const DRAWING = /^image\/svg\+xml(?:;|$)/i
const PICTURE = /^image\/(?:png|jpeg|webp|avif)$/i

/**
 * A picture as an address that holds it; undefined for what is none. As the source of an `<img>` a drawing
 * neither runs nor loads anything, whatever is written in it.
 */
export function pictureData(type: string, bytes: Uint8Array): string | undefined {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  // As text a drawing is compressed together with its page.
  if (DRAWING.test(type))
    return `data:image/svg+xml,${encodeURIComponent(buffer.toString('utf8').toWellFormed()).replaceAll(PLAIN, decodeURIComponent)}`
  return PICTURE.test(type) ? `data:${type.toLowerCase()};base64,${buffer.toString('base64')}` : undefined
}
