/** A name that nothing else has: with a number behind it where that is needed. */
export function distinctName(name: string, taken: ReadonlySet<string>): string {
  if (!taken.has(name)) return name
  let number = 2
  while (taken.has(`${name} (${number})`)) number += 1
  return `${name} (${number})`
}
