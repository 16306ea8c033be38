/** What two names have in common that count as the same: capitals make no difference. */
export const nameKey = (name: string): string => name.normalize('NFC').toLowerCase()

/** A name that is not taken yet, made unique by a number at its end if needed. */
export function distinctName(name: string, taken: ReadonlySet<string>): string {
  const keys = new Set([...taken].map(nameKey))
  if (!keys.has(nameKey(name))) return name
  let number = 2
  while (keys.has(nameKey(`${name} (${number})`))) number += 1
  return `${name} (${number})`
}
