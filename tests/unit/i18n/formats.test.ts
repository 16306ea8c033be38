import { expect, test, vi } from 'vitest'
import { dateFormat, numberFormat } from '@/lib/format/formats'

const DAY = Date.UTC(2026, 2, 9)

test('each site writes numbers and days in its own way, however often and in whatever order it is asked', () => {
  for (let time = 0; time < 2; time += 1) {
    expect(numberFormat('nl-nl', {}).format(1389.5)).toBe('1.389,5')
    expect(numberFormat('en-us', {}).format(1389.5)).toBe('1,389.5')
    expect(numberFormat('en-us', { minimumFractionDigits: 2 }).format(1389.5)).toBe('1,389.50')
    expect(dateFormat('es-es', { dateStyle: 'long', timeZone: 'UTC' }).format(DAY)).toBe('9 de marzo de 2026')
    expect(dateFormat('en-gb', { dateStyle: 'long', timeZone: 'UTC' }).format(DAY)).toBe('9 March 2026')
  }
})

test('a format is made once', () => {
  numberFormat('en-au', { style: 'unit', unit: 'minute' })
  const make = vi.spyOn(Intl, 'NumberFormat')
  numberFormat('en-au', { style: 'unit', unit: 'minute' })
  expect(make).not.toHaveBeenCalled()
  make.mockRestore()
})
