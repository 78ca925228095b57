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

package com.example.variables

/** How somebody feels. */
public enum class Mood {
  /** All is well. */
  GLAD,
  SAD;

  public object EnumValueSerializer :
    com.example.variables.EnumValueSerializer<Mood>(Mood.entries)
}

public enum class OrderDirection {
  ASC,
  DESC;

  public object EnumValueSerializer :
    com.example.variables.EnumValueSerializer<OrderDirection>(OrderDirection.entries)
}

public enum class Unused {
  A,
  B;

  public object EnumValueSerializer :
    com.example.variables.EnumValueSerializer<Unused>(Unused.entries)
}
