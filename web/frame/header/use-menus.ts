import { type FocusEvent, useEffect, useState } from 'react';
import { useLocation } from 'react-router';

export type MenuName = 'mobile' | 'categories' | 'account';

type Opened = { name: MenuName; by: 'press' | 'hover' } | null;

/** The mouse came before React, which then hears of no entering. Fingers leave a `:hover` behind where they pressed. */
const restedOn = '[data-menu="categories"]:hover';

/**
 * The header's menus, of which at most one is open (requirements: Header). Escape closes it and gives focus back to its
 * button; so do a press elsewhere, focus moving on and a change of page, without the focus.
 */
export function useMenus() {
  const [opened, setOpened] = useState<Opened>(null);
  useCloseOnNavigation(() => setOpened(null));
  useCloseFromOutside(opened, () => setOpened(null));
  useEffect(() => {
    if (matchMedia('(hover: hover)').matches && document.querySelector(restedOn))
      setOpened((current) => current ?? { name: 'categories', by: 'hover' });
  }, []);

  return {
    control(name: MenuName): MenuControl {
      const isOpen = opened?.name === name;
      return {
        isOpen,
        close: () => setOpened(null),
        /** Pressing a menu that hovering has opened keeps it open: the visitor wanted it. */
        toggle: () => setOpened(isOpen && opened.by === 'press' ? null : { name, by: 'press' }),
        hover: () => setOpened((current) => current ?? { name, by: 'hover' }),
        leave: () =>
          setOpened((current) => (current?.name === name && current.by === 'hover' ? null : current)),
      };
    },
  };
}

export type MenuControl = {
  isOpen: boolean;
  close: () => void;
  toggle: () => void;
  hover: () => void;
  leave: () => void;
};

/** For the element that holds a menu's button and its panel. */
export function menuArea(name: MenuName, menu: MenuControl) {
  return {
    'data-menu': name,
    onBlur({ currentTarget, relatedTarget }: FocusEvent) {
      if (menu.isOpen && relatedTarget && !currentTarget.contains(relatedTarget)) menu.close();
    },
  };
}

/** For the button of a menu; `panelId` is the id of what it opens. */
export function menuButton(name: MenuName, menu: MenuControl) {
  return {
    type: 'button' as const,
    id: buttonId(name),
    'aria-expanded': menu.isOpen,
    'aria-controls': menu.isOpen ? panelId(name) : undefined,
    onClick: menu.toggle,
  };
}

export function panelId(name: MenuName) {
  return `${name}-menu`;
}

function buttonId(name: MenuName) {
  return `${name}-menu-button`;
}

function useCloseOnNavigation(close: () => void) {
  const { key } = useLocation();
  const [shownAt, setShownAt] = useState(key);
  if (key === shownAt) return;
  setShownAt(key);
  close();
}

function useCloseFromOutside(opened: Opened, close: () => void) {
  useEffect(() => {
    if (!opened) return;
    const onPointerDown = ({ target }: PointerEvent) => {
      const isInside = target instanceof Element && target.closest(`[data-menu="${opened.name}"]`);
      if (!isInside) close();
    };
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      close();
      document.getElementById(buttonId(opened.name))?.focus();
    };
    document.addEventListener('pointerdown', onPointerDown);
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('pointerdown', onPointerDown);
      document.removeEventListener('keydown', onKeyDown);
    };
  });
}
