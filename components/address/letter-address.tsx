import type { Address, OrganizationAddress } from '@/lib/contract/commerce/address'
import { letterLines } from '@/lib/validation/letter-lines'

/** An address as on a letter. */
export const LetterAddress = ({ address }: { address: Address | OrganizationAddress }) => (
  <address className="wrap-anywhere not-italic">
    {letterLines(address).map(line => (
      <span key={line} className="block">
        {line}
      </span>
    ))}
  </address>
)
