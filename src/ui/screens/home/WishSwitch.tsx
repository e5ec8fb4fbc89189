/** "I need work done" or "I want to work": turns the headline, the search and its button round. experience: Home, anonymous. */
import { useId, type ReactElement } from "react"
import { FormattedMessage } from "react-intl"
import { wishers, wishes, type Wish } from "./ways.ts"

interface WishSwitchProps {
  readonly wish: Wish
  readonly onWish: (wish: Wish) => void
}

export const WishSwitch = ({ wish, onWish }: WishSwitchProps): ReactElement => {
  const name = useId()
  return (
    <fieldset className="home-switch">
      <legend className="p-hidden">
        <FormattedMessage id="home.wish" />
      </legend>
      {wishes.map((one) => (
        <label key={one} className="home-switch-side" data-profile={wishers[one]}>
          <input type="radio" name={name} value={one} checked={one === wish} onChange={() => onWish(one)} />
          <span>
            <FormattedMessage id={`home.wish.${one}`} />
          </span>
        </label>
      ))}
    </fieldset>
  )
}
