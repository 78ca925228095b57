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

package com.example.empty

import com.google.firebase.dataconnect.getInstance as _fdcGetInstance

/** The connector `empty`. */
public interface EmptyConnector : com.google.firebase.dataconnect.generated.GeneratedConnector<EmptyConnector> {
  override val dataConnect: com.google.firebase.dataconnect.FirebaseDataConnect

  public companion object {
    @Suppress("MemberVisibilityCanBePrivate")
    public val config: com.google.firebase.dataconnect.ConnectorConfig =
      com.google.firebase.dataconnect.ConnectorConfig(
        connector = "empty",
        location = "us-east4",
        serviceId = "empty-svc",
      )

    private val instances =
      java.util.WeakHashMap<com.google.firebase.dataconnect.FirebaseDataConnect, EmptyConnectorImpl>()

    public fun getInstance(dataConnect: com.google.firebase.dataconnect.FirebaseDataConnect): EmptyConnector =
      synchronized(instances) { instances.getOrPut(dataConnect) { EmptyConnectorImpl(dataConnect) } }
  }
}

public val EmptyConnector.Companion.instance: EmptyConnector
  get() = getInstance(com.google.firebase.dataconnect.FirebaseDataConnect._fdcGetInstance(config))

public fun EmptyConnector.Companion.getInstance(
  settings: com.google.firebase.dataconnect.DataConnectSettings = com.google.firebase.dataconnect.DataConnectSettings(),
): EmptyConnector =
  getInstance(com.google.firebase.dataconnect.FirebaseDataConnect._fdcGetInstance(config, settings))

public fun EmptyConnector.Companion.getInstance(
  app: com.google.firebase.FirebaseApp,
  settings: com.google.firebase.dataconnect.DataConnectSettings = com.google.firebase.dataconnect.DataConnectSettings(),
): EmptyConnector =
  getInstance(com.google.firebase.dataconnect.FirebaseDataConnect._fdcGetInstance(app, config, settings))

private class EmptyConnectorImpl(
  override val dataConnect: com.google.firebase.dataconnect.FirebaseDataConnect,
) : EmptyConnector {

  @com.google.firebase.dataconnect.ExperimentalFirebaseDataConnect
  override fun operations(): List<com.google.firebase.dataconnect.generated.GeneratedOperation<EmptyConnector, *, *>> = queries() + mutations()

  @com.google.firebase.dataconnect.ExperimentalFirebaseDataConnect
  override fun mutations(): List<com.google.firebase.dataconnect.generated.GeneratedMutation<EmptyConnector, *, *>> =
    listOf()

  @com.google.firebase.dataconnect.ExperimentalFirebaseDataConnect
  override fun queries(): List<com.google.firebase.dataconnect.generated.GeneratedQuery<EmptyConnector, *, *>> =
    listOf()

  @com.google.firebase.dataconnect.ExperimentalFirebaseDataConnect
  override fun copy(dataConnect: com.google.firebase.dataconnect.FirebaseDataConnect) = EmptyConnectorImpl(dataConnect)

  override fun equals(other: Any?): Boolean =
    other is EmptyConnectorImpl && other.dataConnect == dataConnect

  override fun hashCode(): Int = java.util.Objects.hash("EmptyConnectorImpl", dataConnect)

  override fun toString(): String = "EmptyConnectorImpl(dataConnect=$dataConnect)"
}
