import { basename } from 'node:path'
import { expect, test } from 'vitest'
import { readCode } from '../support/source-files'

/** Base components of all other dialogs. */
const BASE = 'components/ui/dialog.tsx'

const drawing = readCode('app', 'components')
  .filter(({ path, text }) => path !== BASE && /<dialog\b|from '@\/components\/ui\/dialog'/.test(text))
  .map(({ path }) => basename(path, '.tsx'))

const checked = readCode('e2e').flatMap(({ text }) =>
  [...text.matchAll(/expectDialogAccessible\(page, '([\w-]+)'/g)].map(([, component = '']) => component),
)

test('every component that renders a dialog has an accessibility check of its open state', () => {
  expect([...new Set(checked)].toSorted()).toEqual(drawing.toSorted())
})
