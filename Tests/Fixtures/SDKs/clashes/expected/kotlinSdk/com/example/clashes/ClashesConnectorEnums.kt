@file:Suppress(
  "KotlinRedundantDiagnosticSuppress",
  "MayBeConstant",
  "PropertyName",
  "RedundantCompanionReference",
  "RedundantVisibilityModifier",
  "RemoveEmptyClassBody",
  "SpellCheckingInspection",
  "unused",
)

package com.example.clashes

/** Costs $5 and ${more}, or "nothing"; see {@code x}. */
public enum class State {
  OPEN,
  rawValue,
  hashCode,
  index,
  values,
  name,
  ordinal,
  Known;

  public object EnumValueSerializer :
    com.example.clashes.EnumValueSerializer<State>(State.entries)
}
