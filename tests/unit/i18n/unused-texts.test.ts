import { expect, test } from 'vitest'
import { isMentioned, mentionsIn } from '../../architecture/rules/mentions'
import { readStoreCode } from '../../support/source-files'
import { languageTexts } from './texts'

/** Trees whose keys arrive from elsewhere at run time, each with where from. */
const DYNAMIC: ReadonlyMap<string, string> = new Map()

const isDynamic = (key: string): boolean => [...DYNAMIC.keys()].some(prefix => key.startsWith(`${prefix}.`))

test('every text is asked for somewhere', () => {
  const mentions = mentionsIn(readStoreCode())
  const unused = [...languageTexts('en').keys()].filter(key => !isDynamic(key) && !isMentioned(key, mentions))
  expect(unused).toEqual([])
})

test('a text no one asks for would be found', () => {
  const text = `const a = t('steps.one.title'); const b = t(\`rules.\${name}.met\`); const c = messages.submit[step]`
  const mentions = mentionsIn([{ path: 'app/a.ts', text }])
  const keys = [
    'steps.one.title',
    'rules.length.met',
    'submit.any',
    'steps.two.title',
    'rules.length.unmet',
    'lost',
  ]
  expect(keys.filter(key => !isMentioned(`register.${key}`, mentions))).toEqual([
    'steps.two.title',
    'rules.length.unmet',
    'lost',
  ])
})
