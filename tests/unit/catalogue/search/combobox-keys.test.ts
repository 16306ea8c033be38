import { describe, expect, test } from 'vitest'
import { NO_OPTION, readKey } from '@/components/search/combobox-keys'

const press = (key: string, list: Partial<Parameters<typeof readKey>[1]> = {}, isComposing = false) =>
  readKey({ key, isComposing }, { isOpen: true, active: NO_OPTION, count: 3, ...list })

describe('the keys of the search box (WAI-ARIA combobox)', () => {
  test.each([
    ['ArrowDown', NO_OPTION, 0],
    ['ArrowDown', 1, 2],
    ['ArrowDown', 2, NO_OPTION],
    ['ArrowUp', NO_OPTION, 2],
    ['ArrowUp', 0, NO_OPTION],
  ])('%s goes from %s to %s and back to what was typed', (key, active, next) => {
    expect(press(key, { active })).toMatchObject({ active: next, isTaken: true })
  })

  test('an arrow opens a closed list without choosing from it', () => {
    expect(press('ArrowDown', { isOpen: false })).toEqual({ active: NO_OPTION, opens: true, isTaken: true })
  })

  test('Escape closes an open list, and is left to the browser otherwise', () => {
    expect(press('Escape', { active: 1 })).toEqual({ active: NO_OPTION, opens: false, isTaken: true })
    expect(press('Escape', { isOpen: false })).toEqual({ active: NO_OPTION })
  })

  test('Enter follows a chosen option, and sends the form without one', () => {
    expect(press('Enter', { active: 1 })).toEqual({ active: 1, follows: true, isTaken: true })
    expect(press('Enter')).toEqual({ active: NO_OPTION })
  })

  test('typing on means what is typed', () => {
    expect(press('a', { active: 2 })).toEqual({ active: NO_OPTION })
  })

  test('keys of an input method are its own', () => {
    expect(press('Enter', { active: 1 }, true)).toEqual({ active: 1 })
  })
})
