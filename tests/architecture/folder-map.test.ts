import { expect, test } from 'vitest'
import { listFiles, readSource } from '../support/source-files'
import { FOLDERS_OF_LIB } from './rules/folders'

const map = readSource('docs/architecture.md').text.split('## 8. Folder map')[1] ?? ''

/** The folders that the map explains below the heading of a top folder, in its order. */
function foldersIn(top: string): readonly string[] {
  const part = map.split(`\`${top}/\``)[1]?.split(/\n`[\w[\]/]+\/`/)[0] ?? ''
  const names = part.split('\n').map(line => /^- (`[^:(]+)/.exec(line)?.[1] ?? '')
  return names.flatMap(name => [...name.matchAll(/`([^`]+)`/g)].map(([, folder = '']) => folder))
}

test('the folder map explains the folders of lib from bottom to top', () => {
  expect(foldersIn('lib')).toEqual(FOLDERS_OF_LIB)
})

test.each(['components', 'sandbox'])('the folder map explains every folder of %s', top => {
  const folders = new Set(
    listFiles(top).flatMap(path => {
      const [, folder, file] = path.split('/')
      return folder !== undefined && file !== undefined ? [folder] : []
    }),
  )
  expect(foldersIn(top).toSorted()).toEqual([...folders].toSorted())
})
