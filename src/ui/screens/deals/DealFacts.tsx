/** Shows what a deal costs, when and where it is done, in rows of name and value. Spec §3 Deal. */
import type { ReactElement } from "react"
import { FormattedMessage } from "react-intl"
import type { Deal } from "../../../domain/deals.ts"
import { categoryByKey, classificator } from "../../../projections/classificator.ts"
import { useApp } from "../../app/context.tsx"
import { useReadModel } from "../../app/read-models.ts"
import { DateSpan, Moment } from "../../i18n/format.tsx"
import { PriceText } from "../../i18n/price-text.tsx"
import { DefinitionList } from "../../parts/DefinitionList.tsx"
import { DealPlace } from "./DealPlace.tsx"

export const DealFacts = ({ deal }: { readonly deal: Deal }): ReactElement => {
  const { device } = useApp()
  const { subject } = deal
  const category = useReadModel(classificator, categoryByKey, subject.categoryKey)
  const wasChanged = deal.updatedDate !== deal.createdDate
  return (
    <DefinitionList
      columns={2}
      items={[
        {
          term: <FormattedMessage id="deals.deal.price" />,
          value: (
            <strong>
              <PriceText price={subject.price} />
            </strong>
          ),
        },
        {
          term: <FormattedMessage id="deals.deal.dates" />,
          value: <DateSpan of={subject} />,
        },
        ...(subject.place === null
          ? []
          : [
              {
                term: <FormattedMessage id="deals.deal.place" values={{ kind: subject.kind }} />,
                value: <DealPlace place={subject.place} />,
              },
            ]),
        ...(category === undefined
          ? []
          : [{ term: <FormattedMessage id="deals.deal.category" />, value: category.name }]),
        {
          term: <FormattedMessage id="deals.deal.created" />,
          value: <Moment alone at={deal.createdDate} now={device.now()} />,
        },
        ...(wasChanged
          ? [
              {
                term: <FormattedMessage id="deals.deal.updated" />,
                value: <Moment alone at={deal.updatedDate} now={device.now()} />,
              },
            ]
          : []),
      ]}
    />
  )
}
