import { describe, expect, it } from 'vitest'
import { getMessages } from '@/lib/i18n/messages'
import { LOCALES } from '@/lib/site/sites'

describe.each(LOCALES)('the address book of %s', locale => {
  const { errors, addressBook } = getMessages(locale)
  const { company, attention } = addressBook.form

  it('says where the name of an organization or of a person belongs instead of the street', () => {
    expect(errors.codes.nameElsewhere).toContain(company)
    expect(errors.codes.nameElsewhere).toContain(attention)
  })

  it('says what can be entered instead of a post office box, and where', () => {
    expect(errors.codes.boxElsewhere).toContain(attention)
  })
})
