import type { CartActions, Offer } from './lines-answer'
import { CartView } from './view-cart-link'

type Props = {
  actions: CartActions
  /** On the cart page itself the link to the cart is omitted. */
  isOnCart: boolean
  onClose: () => void
  onUndo: () => void
  onOffer: (offer: Offer) => void
}

const LOOK = 'min-h-11 py-1 font-semibold text-link underline underline-offset-4'

/** Actions below a message about a cart change. */
export const CartActionsView = ({ actions, isOnCart, onClose, onUndo, onOffer }: Props) => (
  <div className="mt-1 flex flex-wrap items-center gap-x-5">
    {actions.offers.map(offer => (
      <button type="button" key={offer.code} className={LOOK} onClick={() => onOffer(offer)}>
        {offer.label}
      </button>
    ))}
    {!isOnCart && (
      <>
        <CartView {...actions.view} />
        <button type="button" className={LOOK} onClick={onClose}>
          {actions.keep}
        </button>
      </>
    )}
    {actions.undo !== undefined && (
      <button type="button" className={LOOK} onClick={onUndo}>
        {actions.undo.label}
      </button>
    )}
  </div>
)
