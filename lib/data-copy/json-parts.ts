/** A list of a JSON file, which is read page by page when its turn comes. */
export type Section = { name: string; pages: () => AsyncIterable<readonly unknown[]> }

/** The parts of a JSON object: members that are known, then lists that are read while it is written. */
export async function* jsonParts(
  head: Readonly<Record<string, unknown>>,
  sections: readonly Section[],
): AsyncIterable<string> {
  yield `{\n${Object.entries(head)
    .map(([name, value]) => `${JSON.stringify(name)}: ${JSON.stringify(value, null, 2)}`)
    .join(',\n')}`
  for (const { name, pages } of sections) {
    yield `,\n${JSON.stringify(name)}: [`
    let separator = '\n'
    for await (const entries of pages()) {
      for (const entry of entries) {
        yield `${separator}${JSON.stringify(entry)}`
        separator = ',\n'
      }
    }
    yield '\n]'
  }
  yield '\n}\n'
}
