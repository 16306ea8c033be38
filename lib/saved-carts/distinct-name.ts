/** A name that is not taken yet, made unique by a number at its end if needed. */
export function distinctName(name: string, taken: ReadonlySet<string>): string {
  if (!taken.has(name)) return name
  let number = 2
  while (taken.has(`${name} (${number})`)) number += 1
  return `${name} (${number})`
}
