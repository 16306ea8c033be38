import { describe, expect, it } from 'vitest'
import { entryPointOf } from '@/lib/front-door/entry-point'

describe('the entry point of a request', () => {
  it.each([
    ['/en-us/register/personal-info', 'register/personal-info'],
    ['/fr-ca/login', 'login'],
    ['/store/usassessments/en/cart', 'store/cart'],
    ['/store/usassessments/en/my-account/quotes/Q00012', 'store/my-account/quotes'],
    ['/store/usassessments/en/products/CVMB-4/slug', 'store/products'],
    ['/store/usassessments/en/carts/shared/abcdefgh', 'store/carts/shared'],
    ['/store/nlassessments/nl', 'store'],
    ['/api/cart/lines', 'api/cart/lines'],
  ])('%s is %s', (path, name) => {
    expect(entryPointOf(path)).toBe(name)
  })

  it.each(['/', '/en-us', '/12/34', `/api/${'a'.repeat(70)}`])('%s has none', path => {
    expect(entryPointOf(path)).toBeUndefined()
  })
})
