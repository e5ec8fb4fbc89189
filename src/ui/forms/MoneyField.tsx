/**
 * An amount of money as people type or paste it. What the language settles goes on settled, what may mean two amounts
 * is asked, and the text in the field stays as it was typed.
 */
import { useRef, useState, type ReactElement } from "react"
import { FormattedMessage, useIntl, type IntlShape } from "react-intl"
import { readAmount, readAmountIn } from "../../domain/amounts.ts"
import type { CurrencyCode } from "../../domain/currencies.ts"
import { amountOf, majorOf } from "../../domain/prices.ts"
import { Button } from "../parts/Button.tsx"
import { isEnter } from "../parts/enter-key.ts"
import { TextField, type TextFieldProps } from "../parts/TextField.tsx"

export interface MoneyFieldProps extends Omit<TextFieldProps, "type" | "counter" | "inputMode" | "onChange"> {
  /** `currency`: as the text names it, null where it names none. */
  readonly onChange: (value: string, currency: CurrencyCode | null) => void
}

/** Answers the sign before the decimals in the person's language. */
const decimalOf = (intl: IntlShape): "." | "," =>
  intl.formatNumberToParts(1.5).some(({ type, value }) => type === "decimal" && value === ",") ? "," : "."

/** The text that everybody reads alike, where the language settles what was typed. */
const settled = (typed: string, decimal: "." | ","): string => {
  const read = readAmountIn(typed, decimal)
  return read.tag === "Amount" && readAmount(typed).tag === "Ambiguous" ? amountOf(read.minor) : typed
}

const Choice = ({ minor, onChoose }: { readonly minor: number; readonly onChoose: (value: string) => void }) => (
  <Button size="small" onClick={() => onChoose(amountOf(minor))}>
    {useIntl().formatNumber(majorOf(minor), { minimumFractionDigits: 2 })}
  </Button>
)

export const MoneyField = ({
  value,
  onChange,
  onBlur,
  onFocus,
  onKeyDown,
  error,
  ...rest
}: MoneyFieldProps): ReactElement => {
  const decimal = decimalOf(useIntl())
  const [typed, setTyped] = useState(value)
  const [isDone, setDone] = useState(true)
  const input = useRef<HTMLInputElement>(null)
  // A draft, a chip's cross or a choice may have changed it behind the field.
  const shown = settled(typed, decimal) === value ? typed : value
  const read = readAmountIn(shown, decimal)
  const take = (text: string): void => {
    setTyped(text)
    setDone(false)
    const taken = readAmount(text)
    onChange(settled(text, decimal), taken.tag === "NoAmount" ? null : taken.currency)
  }
  const choose = (text: string): void => {
    take(text)
    // The pressed button goes with the question, and leaving the field is what a form may wait for.
    input.current?.focus()
  }
  const isAsked = isDone && read.tag === "Ambiguous" && read.asDecimal !== null
  return (
    <TextField
      autoComplete="off"
      {...rest}
      ref={input}
      inputMode="decimal"
      value={shown}
      onChange={take}
      onFocus={(event) => {
        setDone(false)
        onFocus?.(event)
      }}
      onBlur={(event) => {
        setDone(true)
        onBlur?.(event)
      }}
      onKeyDown={(event) => {
        if (isEnter(event.nativeEvent)) setDone(true)
        onKeyDown?.(event)
      }}
      error={
        isAsked ? (
          <>
            <FormattedMessage id="core.rule.ambiguous" /> <Choice minor={read.asThousands} onChoose={choose} />{" "}
            <Choice minor={read.asDecimal} onChoose={choose} />
          </>
        ) : (
          error
        )
      }
    />
  )
}
