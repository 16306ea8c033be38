import { describe, expect, it } from 'vitest'
import { codesOf } from '@/lib/forms/choices'
import { checkSector, listOf, sectorCodesOf } from '@/lib/registration/schemas/reference'
import { REFERENCE } from './forms'

const HEALTH = { code: 'health', name: 'Health', sectors: [{ code: 'clinic' }, { code: 'hospital' }] }
const OTHER = { code: 'other', name: 'Other', sectors: [] }

describe('the codes that choices are held against', () => {
  it('are those of the list as it is shown, in its order', () => {
    expect(codesOf(HEALTH.sectors)).toEqual(['clinic', 'hospital'])
    expect(codesOf([])).toEqual([])
  })

  it('are those of the sectors by their industry', () => {
    expect(sectorCodesOf([HEALTH, OTHER])).toEqual({ health: ['clinic', 'hospital'], other: [] })
  })

  it.each(['constructor', 'toString', '__proto__', 'mining', ''])('are none for the parent %j', parent => {
    expect(listOf(REFERENCE.industries, parent)).toBeUndefined()
  })
})

it('a sector without a known industry is only asked for', () => {
  expect(checkSector('', 'mining', REFERENCE)).toEqual({ ok: false, error: { code: 'required' } })
  expect(checkSector('clinic', 'mining', REFERENCE)).toEqual({ ok: true, value: 'clinic' })
})
