/** A list of a JSON file, which is read page by page when its turn comes. */
export type Section = { name: string; pages: () => AsyncIterable<readonly unknown[]> }

/** Members that open something to whoever has them, and say nothing about a person. */
const SECRETS: readonly string[] = ['subscriptionId', 'guid']

const withoutSecrets = (name: string, value: unknown): unknown => (SECRETS.includes(name) ? undefined : value)

/** The parts of a JSON object: members that are known, then lists that are read while it is written. */
export async function* jsonParts(
  head: Readonly<Record<string, unknown>>,
  sections: readonly Section[],
): AsyncIterable<string> {
  yield `{\n${Object.entries(head)
    .map(([name, value]) => `${JSON.stringify(name)}: ${JSON.stringify(value, withoutSecrets, 2)}`)
    .join(',\n')}`
  for (const { name, pages } of sections) {
    yield `,\n${JSON.stringify(name)}: [`
    let separator = '\n'
    for await (const entries of pages()) {
      for (const entry of entries) {
        yield `${separator}${JSON.stringify(entry, withoutSecrets)}`
        separator = ',\n'
      }
    }
    yield '\n]'
  }
  yield '\n}\n'
}
