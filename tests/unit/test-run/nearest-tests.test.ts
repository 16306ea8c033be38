import { expect, test } from 'vitest'
import { nearestTests } from '../../../scripts/test-run/nearest-tests'

const using = (path: string, module: string) => ({ path, text: `import { x } from '${module}'\n` })

test('of many tests, those that changed come before those that import a changed file themselves', () => {
  const tests = [
    using('tests/unit/a.test.ts', '@/lib/cart/lines'),
    using('tests/unit/b.test.ts', '@/lib/cart/lines-view'),
    using('tests/unit/c.test.tsx', '../../components/cart/list'),
    using('tests/unit/d.test.ts', '@/lib/quotes/quote'),
  ]
  const changed = ['lib/cart/lines.ts', 'components/cart/list.tsx', 'tests/unit/d.test.ts']
  expect(nearestTests(tests, changed)).toEqual([
    'tests/unit/d.test.ts',
    'tests/unit/a.test.ts',
    'tests/unit/c.test.tsx',
  ])
})
