import { describe, expect, test } from 'vitest'
import { fitAddress } from '@/lib/catalogue/fit/fit-address'
import { judgedSearch, toSearchQuery } from '@/lib/catalogue/fit/fit-search'
import { readFitForm } from '@/lib/catalogue/fit/read-fit-form'
import { toOccSearch } from '@/lib/catalogue/search/occ-query'

const criteriaOf = (parameters: Record<string, string>) => {
  const form = readFitForm(parameters)
  return form.state === 'asked' ? form.criteria : form.state
}

const errorsOf = (parameters: Record<string, string>) => {
  const form = readFitForm(parameters)
  return form.state === 'wrong' ? form.errors : form.state
}

describe('the form of the fit finder', () => {
  test('is new as long as nothing was sent', () => {
    expect(readFitForm({}).state).toBe('new')
    expect(readFitForm({ utm_source: 'mail' }).state).toBe('new')
  })

  test('takes everything that was filled in', () => {
    const typed = {
      years: ' ６ ',
      months: '3',
      minutes: '45',
      setting: 'remote',
      language: 'fr',
      level: 'b',
      area: 'academic',
    }
    expect(criteriaOf(typed)).toEqual({
      ageMonths: 75,
      minutes: 45,
      setting: 'remote',
      language: 'fr',
      level: 'B',
      area: 'academic',
    })
  })

  test('does not mind what was left empty or is no choice', () => {
    expect(
      criteriaOf({ years: '0', months: '', minutes: '', setting: 'moon', level: '', area: '<b>' }),
    ).toEqual({
      ageMonths: 0,
    })
  })

  test.each([
    ['years', { years: 'six' }, 'years', 'yearsInvalid'],
    ['years', { years: '121' }, 'years', 'yearsInvalid'],
    ['months', { years: '6', months: '12' }, 'months', 'monthsInvalid'],
    ['minutes', { minutes: '0' }, 'minutes', 'minutesInvalid'],
    ['minutes', { minutes: '1.5' }, 'minutes', 'minutesInvalid'],
    ['nothing at all', { years: '', months: '', area: 'academic' }, 'years', 'nothingAsked'],
  ])('says what is wrong with %s', (_, typed, field, code) => {
    expect(errorsOf(typed)).toEqual([{ field, code }])
  })

  test('says everything that is wrong at once, and keeps what was typed', () => {
    const typed = { years: 'x', months: '99', minutes: '-1', language: 'fr' }
    const form = readFitForm(typed)
    expect(errorsOf(typed)).toEqual([
      { field: 'years', code: 'yearsInvalid' },
      { field: 'months', code: 'monthsInvalid' },
      { field: 'minutes', code: 'minutesInvalid' },
    ])
    expect(form.values).toMatchObject(typed)
  })

  test('is new with an area that a user comes from, which is chosen in it', () => {
    expect(readFitForm({ area: 'academic' })).toMatchObject({ state: 'new', values: { area: 'academic' } })
  })

  test('keeps its two lists where they are', () => {
    const form = readFitForm({ years: '6', page: '2', rest: '1130' })
    expect(form).toMatchObject({ fitPage: 2, restFrom: 1_130 })
    expect(fitAddress('en-us', form.values, { fit: 1, rest: 0 })).toBe('/store/usassessments/en/fit?years=6')
    expect(fitAddress('en-us', form.values, { fit: 1, rest: 1_130 })).toBe(
      '/store/usassessments/en/fit?years=6&rest=1130',
    )
  })
})

describe('the search behind the fit finder', () => {
  test('asks for what fits', () => {
    const criteria = { ageMonths: 75, minutes: 45, setting: 'screen', level: 'B', area: 'academic' } as const
    expect(toOccSearch(toSearchQuery(criteria)).query).toBe(
      ':name-asc:allCategories:academic:qualificationLevel:NONE:qualificationLevel:A:qualificationLevel:B:administration:ONSCREEN:administration:TABLET:age:75:minutes:45',
    )
  })

  test('looks through everything in the area, page by page', () => {
    expect(judgedSearch({ ageMonths: 75, area: 'academic' }, 1)).toEqual({
      query: ':name-asc:allCategories:academic',
      currentPage: 1,
      pageSize: 100,
    })
  })
})
