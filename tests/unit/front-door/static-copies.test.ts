import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { StaticCopies } from '@/lib/front-door/cache/static-copies'
import { compressStatic } from '@/scripts/compress-static'

const SCRIPT = 'export const words = "one two three";\n'.repeat(100)
const folder = mkdtempSync(join(tmpdir(), 'static-copies-'))
const DECODERS = { br: brotliDecompressSync, gzip: gunzipSync } as const

beforeAll(() => {
  mkdirSync(join(folder, 'chunks'))
  writeFileSync(join(folder, 'chunks/frame.js'), SCRIPT)
  writeFileSync(join(folder, 'chunks/frame.css'), 'p { color: red }')
  writeFileSync(join(folder, 'chunks/font.woff2'), 'packed')
  compressStatic(folder)
})

afterAll(() => rmSync(folder, { recursive: true }))

test.each(['br', 'gzip'] as const)('a script has a copy in %s, which says what it is', encoding => {
  const copy = new StaticCopies(folder).find('/_next/static/chunks/frame.js', encoding)
  expect(copy?.headers).toEqual({
    vary: 'accept-encoding',
    'content-type': 'text/javascript; charset=utf-8',
    'content-encoding': encoding,
  })
  const file = join(folder, copy?.path.replace('/_next/static/', '') ?? '')
  expect(DECODERS[encoding](readFileSync(file)).toString()).toBe(SCRIPT)
})

test('a client that takes nothing compressed gets the file itself, and caches are informed that there are others', () => {
  const copy = new StaticCopies(folder).find('/_next/static/chunks/frame.css', undefined)
  expect(copy).toEqual({
    path: '/_next/static/chunks/frame.css',
    headers: { vary: 'accept-encoding', 'content-type': 'text/css; charset=utf-8' },
  })
})

test.each([
  '/_next/static/chunks/font.woff2',
  '/_next/static/chunks/unknown.js',
  '/_next/static/chunks/frame.js.br',
  '/_next/static/../chunks/frame.js',
  '/chunks/frame.js',
  '/en-us',
])('nothing stands in for %s', path => expect(new StaticCopies(folder).find(path, 'br')).toBeUndefined())

test('files that are there are known, and no other address below theirs', () => {
  const copies = new StaticCopies(folder)
  const isFile = (name: string) => copies.isFile(`/_next/static/chunks/${name}`)
  expect(['font.woff2', 'frame.js', 'unknown.js', ''].map(isFile)).toEqual([true, true, false, false])
})

test('without a build there are no copies', () =>
  expect(new StaticCopies(join(folder, 'none')).find('/_next/static/chunks/frame.js', 'br')).toBeUndefined())
