import { describe, expect, test } from 'vitest'
import { fieldLabels, summaryLabel } from '@/lib/i18n/field-labels'
import { LOCALES } from '@/lib/site/sites'

describe('the label before a message of an error summary', () => {
  test('ends with the colon of the language', () => {
    expect(summaryLabel('en-us', 'City')).toBe('City:')
    expect(summaryLabel('fr-ca', 'Ville')).toMatch(/^Ville\s:$/u)
  })

  test.each(LOCALES)('stands without a colon where it is a question (%s)', locale => {
    const questions = Object.values(fieldLabels(locale)).filter(label => label.endsWith('?'))
    expect(questions).not.toEqual([])
    for (const question of questions) expect(summaryLabel(locale, question)).toBe(question)
  })
})
