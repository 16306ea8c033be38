import { expect, test, vi } from 'vitest'
import { generateMetadata as accountMetadata } from '@/app/[locale]/(personal)/store/cart/account/page'
import { generateMetadata as cartMetadata } from '@/app/[locale]/(personal)/store/cart/page'

// Which form has errors is stored; here the address says it.
vi.mock('@/lib/session/rejected-form-of-page.server', () => ({
  pageHasErrors: async ({ form }: { form?: string }) => form === 'refused',
  rejectedFormOfPage: async () => undefined,
}))

const titleOf = async (metadata: typeof cartMetadata, parameters: Record<string, string>) => {
  const params = Promise.resolve({ locale: 'en-us' })
  const { title } = await metadata({ params, searchParams: Promise.resolve(parameters) })
  return JSON.stringify(title)
}

test.each([
  ['cart', cartMetadata],
  ['account of the cart', accountMetadata],
])('a refused form is an error in the title of the page: %s', async (_, metadata) => {
  expect(await titleOf(metadata, { form: 'refused' })).toContain('Error')
  expect(await titleOf(metadata, { form: 'kept' })).not.toContain('Error')
})

test('a wrong postal code is an error in the title of the cart', async () => {
  expect(await titleOf(cartMetadata, { postalCode: '1' })).toContain('Error')
})
