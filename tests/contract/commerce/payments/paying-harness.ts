import { afterAll, beforeAll, beforeEach } from 'vitest'
import { startSandbox, type TestSandbox } from '../../../support/sandbox.ts'
import { paymentCalls } from '../../payment-provider/payment-harness.ts'
import { type CatalogueHarness, createCatalogueHarness } from '../catalogue/catalogue-harness.ts'

/** Commerce that pays with the payment provider of another sandbox; commerce is new for each test. */
export function servePayingCommerce() {
  let provider: TestSandbox
  let commerce: CatalogueHarness
  beforeAll(async () => {
    provider = await startSandbox()
  })
  afterAll(() => provider.stop())
  beforeEach(() => {
    commerce = createCatalogueHarness({ paymentUrl: provider.urls.payment })
  })
  return {
    provider: () => provider,
    commerce: () => commerce,
    tokenize: (number: string, customer?: string) => paymentCalls(provider).tokenize(number, customer),
  }
}
