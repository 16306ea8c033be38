import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { TaxExemption } from '@/components/checkout/tax-exemption'

it('the summary of a certificate that was refused names each field before its message', () => {
  const fieldErrors = [
    { name: 'certificate', code: 'noFile' },
    { name: 'certificateNumber', code: 'required' },
  ]
  render(
    <TaxExemption
      locale="en-ca"
      region="Ontario"
      exemption={undefined}
      isExempt={false}
      rejected={{ fields: {}, errors: { fieldErrors, formErrors: [] } }}
      kept={{}}
    />,
  )
  const links = screen.getAllByRole('link').map(link => [link.getAttribute('href'), link.textContent])
  expect(links).toEqual([
    ['#certificate', 'Certificate: Choose the file of the certificate: it must not be empty'],
    ['#certificateNumber', 'Certificate number: Enter the certificate number'],
  ])
})
