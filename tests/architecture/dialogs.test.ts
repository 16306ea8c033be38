import { basename } from 'node:path'
import { expect, test } from 'vitest'
import { readCode } from '../support/source-files'

/** What all other dialogs are made of. */
const BASE = 'components/ui/dialog.tsx'

const drawing = readCode('app', 'components')
  .filter(({ path, text }) => path !== BASE && /<dialog\b|from '@\/components\/ui\/dialog'/.test(text))
  .map(({ path }) => basename(path, '.tsx'))

const checked = readCode('e2e').flatMap(({ text }) =>
  [...text.matchAll(/expectDialogAccessible\(page, '([\w-]+)'/g)].map(([, component = '']) => component),
)

test('every component that draws a dialog is checked for accessibility while it is open', () => {
  expect([...new Set(checked)].toSorted()).toEqual(drawing.toSorted())
})
