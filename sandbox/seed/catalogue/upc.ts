/** Number system 4 of the UPC, which everybody may use for goods of their own. */
const OWN_USE = '4'

/** The bar code of an item with a ten-digit code: twelve digits, the last of which checks the others. */
export function upcOf(code: string): string {
  const digits = `${OWN_USE}${code}`
  const sum = [...digits].reduce(
    (total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 3 : 1),
    0,
  )
  return `${digits}${(10 - (sum % 10)) % 10}`
}
