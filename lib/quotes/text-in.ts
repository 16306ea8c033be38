/** The text of a field; empty where it is absent or no text. */
export const textIn = (fields: Readonly<Record<string, unknown>>, name: string): string => {
  const value = fields[name]
  return typeof value === 'string' ? value : ''
}
