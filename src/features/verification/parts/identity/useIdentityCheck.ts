import { type RefObject, useEffect, useReducer, useRef } from 'react';
import { useNavigate } from 'react-router';
import { useBrand } from '../../../../shared/brand/useBrand.ts';
import { api } from '../../../../shared/query/api.ts';
import { alertRaised } from '../../../../shared/state/alertsSlice.ts';
import { useAppDispatch, useAppSelector } from '../../../../shared/state/rootState.ts';
import { selectVerificationReturnTo, verificationModalClosed } from '../../../../shared/state/visitSlice.ts';
import { selectUser } from '../../../session/me.ts';
import { checkIdentity } from '../../checkIdentity.ts';
import { startCheck } from './startCheck.ts';
import { firstStep, isWidgetThere, type VerificationFlow, verificationFlow } from './verificationFlow.ts';
import {
  alreadyVerifiedText,
  reportAlert,
  reportDisplayMs,
  startFailureMessage,
} from './verificationTexts.ts';
import { readWidgetMessage, type WidgetReport } from './widgetMessage.ts';

// Enough for slow phones on slow networks.
const widgetTimeoutMs = 15_000;
const operatorTimeoutMs = 10_000;

interface IdentityCheck {
  flow: VerificationFlow;
  // Ref of the `#legitimuz-root` element.
  rootRef: RefObject<HTMLDivElement | null>;
  start: () => void;
  close: () => void;
}

/** Runs the required check and trusts only the operator's status, never the widget's events. */
export function useIdentityCheck(): IdentityCheck {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { verification: settings } = useBrand();
  const user = useAppSelector(selectUser);
  const returnTo = useAppSelector(selectVerificationReturnTo);
  const [flow, tell] = useReducer(verificationFlow, firstStep);
  const rootRef = useRef<HTMLDivElement>(null);

  const close = () => dispatch(verificationModalClosed());

  const finish = () => {
    // The profile now has the status `Ativo`.
    dispatch(api.util.invalidateTags(['session']));
    close();
    if (returnTo !== null) void navigate(returnTo);
  };

  const start = async () => {
    tell({ type: 'startPressed' });
    const response = await dispatch(checkIdentity({ timeoutMs: operatorTimeoutMs }));
    if (!response.ok) {
      tell({ type: 'operatorSilent' });
      dispatch(
        alertRaised({ kind: 'error', text: 'Não foi possível consultar sua verificação. Tente de novo.' }),
      );
    } else if (response.data === 'approved') {
      dispatch(alertRaised({ kind: 'info', text: alreadyVerifiedText }));
      finish();
    } else {
      tell({ type: 'checkDue', check: response.data === 'pending_face_id' ? 'face' : 'kyc' });
    }
  };

  const hear = async (report: WidgetReport) => {
    tell({ type: 'widgetReported' });
    if (report.kind === 'result') {
      const alert = reportAlert(report.check, report.status);
      dispatch(alertRaised({ ...alert, displayMs: reportDisplayMs }));
    }
    const response = await dispatch(checkIdentity({ timeoutMs: operatorTimeoutMs }));
    if (response.ok && response.data === 'approved') finish();
    const succeeded = report.kind === 'result' && report.status === 'success';
    tell({ type: 'operatorAnswered', unconfirmed: succeeded });
  };

  const latestHear = useRef(hear);
  useEffect(() => {
    latestHear.current = hear;
  });

  const isThere = isWidgetThere(flow);
  useEffect(() => {
    if (!isThere || !settings) return undefined;
    const { origin } = new URL(settings.script);
    const onMessage = (event: MessageEvent<unknown>) => {
      const report = readWidgetMessage(event, origin);
      if (report) void latestHear.current(report);
    };
    window.addEventListener('message', onMessage);
    return () => window.removeEventListener('message', onMessage);
  }, [isThere, settings]);

  const starting = flow.step === 'starting' ? flow.check : null;
  const cpf = user?.document.number.replace(/\D/g, '') ?? '';
  const referenceId = user?.id ?? '';
  useEffect(() => {
    const root = rootRef.current;
    if (!starting || !settings || !root) return undefined;
    const left = new AbortController();
    startCheck({
      settings,
      check: starting,
      person: { cpf, referenceId },
      root,
      signal: left.signal,
      timeoutMs: widgetTimeoutMs,
    }).then(
      () => tell({ type: 'widgetShown' }),
      () => {
        if (left.signal.aborted) return;
        tell({ type: 'startFailed' });
        dispatch(
          alertRaised({ kind: 'error', text: startFailureMessage(starting), displayMs: reportDisplayMs }),
        );
      },
    );
    return () => left.abort();
  }, [starting, settings, cpf, referenceId, dispatch]);

  return { flow, rootRef, start: () => void start(), close };
}
