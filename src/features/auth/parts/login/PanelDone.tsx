import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { loginRequested } from '../../../../shared/state/authModalSlice.ts';
import { useAppDispatch } from '../../../../shared/state/rootState.ts';
import { token } from '../../../../shared/tokens/token.ts';
import { ButtonLink } from '../../../../ui/button/ButtonLink.tsx';
import { EmptyState } from '../../../../ui/empty-state/EmptyState.tsx';
import { Icon } from '../../../../ui/icon/Icon.tsx';
import type { IconName } from '../../../../ui/icon/iconPaths.ts';

interface PanelDoneProps {
  icon: IconName;
  title: string;
  text: string;
  // Label of the link to the login.
  action: string;
}

/** Replaces a form that has done its work; takes the focus, so that screen readers read the outcome. */
export function PanelDone({ icon, title, text, action }: PanelDoneProps) {
  const dispatch = useAppDispatch();
  const outcome = useRef<HTMLDivElement>(null);
  useEffect(() => outcome.current?.focus({ preventScroll: true }), []);
  return (
    <>
      <Outcome ref={outcome} role="status" tabIndex={-1}>
        <EmptyState level={3} icon={<Icon name={icon} size={28} />} title={title} text={text} />
      </Outcome>
      <ButtonLink
        to="/?login=1"
        size="l"
        wide
        onClick={(event) => {
          event.preventDefault();
          dispatch(loginRequested());
        }}
      >
        {action}
      </ButtonLink>
    </>
  );
}

const Outcome = styled.div`
  margin-block-end: ${token('space.xs')};
  outline: none;
`;
