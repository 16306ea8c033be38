import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '../..')

const LINK = /<(?:a|ButtonLink)\s[^>]*?href=\{([a-zA-Z.]+)[^>]*\sdownload[\s>=][^<]*/g

/** Addresses whose handlers answer with an error, never with a page, if there is no file. */
const FILES_OR_ERRORS = ['cartCsvPath', 'certificatePath', 'documentPath', 'quoteAttachmentPath']

const linked = globSync('components/**/*.tsx', { cwd: ROOT }).flatMap(file =>
  [...readFileSync(join(ROOT, file), 'utf8').matchAll(LINK)].map(([, address]) => address),
)

test('no link saves the page that its handler answers with where there is no file', () => {
  expect(linked.toSorted()).toEqual(FILES_OR_ERRORS)
})
