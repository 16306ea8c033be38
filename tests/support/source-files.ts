import { readdirSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'

/** A file of this repository; `path` is relative to its root, with forward slashes. */
export type SourceFile = { path: string; text: string }

export const REPOSITORY = join(import.meta.dirname, '..', '..')

const CODE = /\.(?:ts|tsx|mts|mjs)$/

const GENERATED = new Set(['node_modules', 'next-env.d.ts'])

/** Paths of all files below a folder, or of the folder's own files only; none where it does not exist. */
export function listFiles(folder: string, { deep = true } = {}): readonly string[] {
  const entries = readdirSync(join(REPOSITORY, folder), { withFileTypes: true, recursive: false })
  return entries
    .filter(({ name }) => !name.startsWith('.') && !GENERATED.has(name))
    .flatMap(entry => {
      const path = posix.join(folder, entry.name)
      if (entry.isDirectory()) return deep ? listFiles(path) : []
      return [path]
    })
    .sort()
}

export const readSource = (path: string): SourceFile => ({
  path,
  text: readFileSync(join(REPOSITORY, path), 'utf8'),
})

const ROOT_FOLDERS = readdirSync(REPOSITORY, { withFileTypes: true })
  .filter(entry => entry.isDirectory() && !entry.name.startsWith('.') && !GENERATED.has(entry.name))
  .map(({ name }) => name)

/** Code of the given top folders (those that exist); `.` means the files beside them. */
export const readCode = (...folders: readonly string[]): readonly SourceFile[] =>
  folders
    .filter(folder => folder === '.' || ROOT_FOLDERS.includes(folder))
    .flatMap(folder => listFiles(folder, { deep: folder !== '.' }))
    .filter(path => CODE.test(path))
    .map(readSource)

/** What runs in the store: pages, components, rules, and the middleware beside them. */
export const readStoreCode = (): readonly SourceFile[] => [
  ...readCode('app', 'components', 'lib'),
  ...readCode('.').filter(({ path }) => /^(?:middleware|proxy|instrumentation)\.ts$/.test(path)),
]

/** Everything we write, tests included. */
export const readAllCode = (): readonly SourceFile[] => readCode('.', ...ROOT_FOLDERS)
