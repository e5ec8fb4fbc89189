/**
 * The newer version of the mobile app: a minor one can be put off, a major one can't, a patch is not said. Spec §2
 * Modals, §4.
 */
import { useEffect, type ReactElement } from "react"
import { useIntl } from "react-intl"
import type { Wrapper } from "../../../platform/wrapper/wrapper.ts"
import type { AppUpdate } from "../../../projections/waiting-update.ts"
import { useDispatch } from "../../app/read-models.ts"
import { useCloseOnBack } from "../../parts/use-close-on-back.ts"
import { ButtonLink, Button } from "../../parts/Button.tsx"
import { Dialog } from "../../parts/Dialog.tsx"
import { EmptyPicture } from "../../parts/EmptyPicture.tsx"
import { FullScreen } from "../../parts/FullScreen.tsx"

interface UpdateProps {
  readonly update: AppUpdate
}

const Forced = ({ update, wrapper }: UpdateProps & { readonly wrapper: Wrapper }): ReactElement => {
  const intl = useIntl()
  useEffect(() => wrapper.holdBack(), [wrapper])
  return (
    <FullScreen
      picture="phone"
      title={intl.formatMessage({ id: "app-update.major" })}
      hint={intl.formatMessage({ id: "app-update.majorHint" }, { version: update.version })}
    >
      <ButtonLink kind="primary" wide href={update.url} target="_blank" rel="noreferrer">
        {intl.formatMessage({ id: "app-update.update" })}
      </ButtonLink>
    </FullScreen>
  )
}

const Offered = ({ update }: UpdateProps): ReactElement => {
  const intl = useIntl()
  const dispatch = useDispatch()
  const putOff = (): void => void dispatch({ type: "PutOffAppUpdate", version: update.version })
  useCloseOnBack(putOff)
  return (
    <Dialog
      size="small"
      title={intl.formatMessage({ id: "app-update.minor" })}
      description={intl.formatMessage({ id: "app-update.minorHint" }, { version: update.version })}
      closeLabel={intl.formatMessage({ id: "core.close" })}
      crest={<EmptyPicture name="phone" />}
      onClose={putOff}
      footer={
        <>
          <Button onClick={putOff}>{intl.formatMessage({ id: "app-update.later" })}</Button>
          <ButtonLink kind="primary" href={update.url} target="_blank" rel="noreferrer" onClick={putOff}>
            {intl.formatMessage({ id: "app-update.update" })}
          </ButtonLink>
        </>
      }
    />
  )
}

export const AppUpdateModal = ({
  update,
  wrapper,
}: UpdateProps & { readonly wrapper: Wrapper }): ReactElement | null => {
  if (update.step === "major") return <Forced update={update} wrapper={wrapper} />
  return update.step === "minor" && !update.isPutOff ? <Offered update={update} /> : null
}
