const TOKEN = /"(?:[^"\\]|\\.)*"|[{}[\]:,]/g

export type JsonScan = { depth: number; duplicateKeys: readonly string[] }

type Level = { keys: Set<string>; isObject: boolean; expectsKey: boolean }

/**
 * Reports what `JSON.parse` hides in a well-formed text: its depth, and duplicate keys in one object, of
 * which it keeps only the last. Run it after a successful parse.
 */
export function scanJson(text: string): JsonScan {
  const levels: Level[] = []
  const duplicateKeys: string[] = []
  let depth = 0
  for (const [token] of text.matchAll(TOKEN)) {
    const level = levels.at(-1)
    if (token === '{' || token === '[') {
      levels.push({ keys: new Set(), isObject: token === '{', expectsKey: token === '{' })
      depth = Math.max(depth, levels.length)
    } else if (token === '}' || token === ']') levels.pop()
    else if (level !== undefined && token === ',') level.expectsKey = level.isObject
    else if (level?.expectsKey && token.startsWith('"')) {
      const key = String(JSON.parse(token))
      if (level.keys.has(key)) duplicateKeys.push(key)
      level.keys.add(key)
      level.expectsKey = false
    }
  }
  return { depth, duplicateKeys }
}

/** Whether a text is JSON with a duplicate key in one object: two parsers may take different values. */
export function repeatsKeys(text: string): boolean {
  try {
    JSON.parse(text)
    return scanJson(text).duplicateKeys.length > 0
  } catch {
    return false
  }
}
