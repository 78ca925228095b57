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

package com.example.shadows

import com.google.firebase.dataconnect.getInstance as _fdcGetInstance

/** The connector `shadows`. */
public interface ShadowsConnector : com.google.firebase.dataconnect.generated.GeneratedConnector<ShadowsConnector> {
  override val dataConnect: com.google.firebase.dataconnect.FirebaseDataConnect

  public val com_: ComQuery
  public val java_: JavaQuery
  public val putItem: PutItemMutation
  public val then: ThenQuery

  public companion object {
    @Suppress("MemberVisibilityCanBePrivate")
    public val config: com.google.firebase.dataconnect.ConnectorConfig =
      com.google.firebase.dataconnect.ConnectorConfig(
        connector = "shadows",
        location = "us-east4",
        serviceId = "shadows-svc",
      )

    private val instances =
      java.util.WeakHashMap<com.google.firebase.dataconnect.FirebaseDataConnect, ShadowsConnectorImpl>()

    public fun getInstance(dataConnect: com.google.firebase.dataconnect.FirebaseDataConnect): ShadowsConnector =
      synchronized(instances) { instances.getOrPut(dataConnect) { ShadowsConnectorImpl(dataConnect) } }
  }
}

public val ShadowsConnector.Companion.instance: ShadowsConnector
  get() = getInstance(com.google.firebase.dataconnect.FirebaseDataConnect._fdcGetInstance(config))

public fun ShadowsConnector.Companion.getInstance(
  settings: com.google.firebase.dataconnect.DataConnectSettings = com.google.firebase.dataconnect.DataConnectSettings(),
): ShadowsConnector =
  getInstance(com.google.firebase.dataconnect.FirebaseDataConnect._fdcGetInstance(config, settings))

public fun ShadowsConnector.Companion.getInstance(
  app: com.google.firebase.FirebaseApp,
  settings: com.google.firebase.dataconnect.DataConnectSettings = com.google.firebase.dataconnect.DataConnectSettings(),
): ShadowsConnector =
  getInstance(com.google.firebase.dataconnect.FirebaseDataConnect._fdcGetInstance(app, config, settings))

private class ShadowsConnectorImpl(
  override val dataConnect: com.google.firebase.dataconnect.FirebaseDataConnect,
) : ShadowsConnector {
  override val com_ by lazy(LazyThreadSafetyMode.PUBLICATION) {
    ComQueryImpl(this)
  }
  override val java_ by lazy(LazyThreadSafetyMode.PUBLICATION) {
    JavaQueryImpl(this)
  }
  override val putItem by lazy(LazyThreadSafetyMode.PUBLICATION) {
    PutItemMutationImpl(this)
  }
  override val then by lazy(LazyThreadSafetyMode.PUBLICATION) {
    ThenQueryImpl(this)
  }

  @com.google.firebase.dataconnect.ExperimentalFirebaseDataConnect
  override fun operations(): List<com.google.firebase.dataconnect.generated.GeneratedOperation<ShadowsConnector, *, *>> = queries() + mutations()

  @com.google.firebase.dataconnect.ExperimentalFirebaseDataConnect
  override fun mutations(): List<com.google.firebase.dataconnect.generated.GeneratedMutation<ShadowsConnector, *, *>> =
    listOf(putItem)

  @com.google.firebase.dataconnect.ExperimentalFirebaseDataConnect
  override fun queries(): List<com.google.firebase.dataconnect.generated.GeneratedQuery<ShadowsConnector, *, *>> =
    listOf(com_, java_, then)

  @com.google.firebase.dataconnect.ExperimentalFirebaseDataConnect
  override fun copy(dataConnect: com.google.firebase.dataconnect.FirebaseDataConnect) = ShadowsConnectorImpl(dataConnect)

  override fun equals(other: Any?): Boolean =
    other is ShadowsConnectorImpl && other.dataConnect == dataConnect

  override fun hashCode(): Int = java.util.Objects.hash("ShadowsConnectorImpl", dataConnect)

  override fun toString(): String = "ShadowsConnectorImpl(dataConnect=$dataConnect)"
}

private open class ShadowsConnectorGeneratedQueryImpl<Data, Variables>(
  override val connector: ShadowsConnector,
  override val operationName: String,
  override val dataDeserializer: kotlinx.serialization.DeserializationStrategy<Data>,
  override val variablesSerializer: kotlinx.serialization.SerializationStrategy<Variables>,
) : com.google.firebase.dataconnect.generated.GeneratedQuery<ShadowsConnector, Data, Variables> {
  @com.google.firebase.dataconnect.ExperimentalFirebaseDataConnect
  override fun copy(
    connector: ShadowsConnector,
    operationName: String,
    dataDeserializer: kotlinx.serialization.DeserializationStrategy<Data>,
    variablesSerializer: kotlinx.serialization.SerializationStrategy<Variables>,
  ) = ShadowsConnectorGeneratedQueryImpl(connector, operationName, dataDeserializer, variablesSerializer)

  @com.google.firebase.dataconnect.ExperimentalFirebaseDataConnect
  override fun <NewVariables> withVariablesSerializer(
    variablesSerializer: kotlinx.serialization.SerializationStrategy<NewVariables>,
  ) = ShadowsConnectorGeneratedQueryImpl(connector, operationName, dataDeserializer, variablesSerializer)

  @com.google.firebase.dataconnect.ExperimentalFirebaseDataConnect
  override fun <NewData> withDataDeserializer(
    dataDeserializer: kotlinx.serialization.DeserializationStrategy<NewData>,
  ) = ShadowsConnectorGeneratedQueryImpl(connector, operationName, dataDeserializer, variablesSerializer)

  override fun equals(other: Any?): Boolean =
    other is ShadowsConnectorGeneratedQueryImpl<*, *> &&
      other.connector == connector &&
      other.operationName == operationName &&
      other.dataDeserializer == dataDeserializer &&
      other.variablesSerializer == variablesSerializer

  override fun hashCode(): Int =
    java.util.Objects.hash("ShadowsConnectorGeneratedQueryImpl", connector, operationName, dataDeserializer, variablesSerializer)

  override fun toString(): String =
    "ShadowsConnectorGeneratedQueryImpl(connector=$connector, operationName=$operationName, dataDeserializer=$dataDeserializer, variablesSerializer=$variablesSerializer)"
}

private open class ShadowsConnectorGeneratedMutationImpl<Data, Variables>(
  override val connector: ShadowsConnector,
  override val operationName: String,
  override val dataDeserializer: kotlinx.serialization.DeserializationStrategy<Data>,
  override val variablesSerializer: kotlinx.serialization.SerializationStrategy<Variables>,
) : com.google.firebase.dataconnect.generated.GeneratedMutation<ShadowsConnector, Data, Variables> {
  @com.google.firebase.dataconnect.ExperimentalFirebaseDataConnect
  override fun copy(
    connector: ShadowsConnector,
    operationName: String,
    dataDeserializer: kotlinx.serialization.DeserializationStrategy<Data>,
    variablesSerializer: kotlinx.serialization.SerializationStrategy<Variables>,
  ) = ShadowsConnectorGeneratedMutationImpl(connector, operationName, dataDeserializer, variablesSerializer)

  @com.google.firebase.dataconnect.ExperimentalFirebaseDataConnect
  override fun <NewVariables> withVariablesSerializer(
    variablesSerializer: kotlinx.serialization.SerializationStrategy<NewVariables>,
  ) = ShadowsConnectorGeneratedMutationImpl(connector, operationName, dataDeserializer, variablesSerializer)

  @com.google.firebase.dataconnect.ExperimentalFirebaseDataConnect
  override fun <NewData> withDataDeserializer(
    dataDeserializer: kotlinx.serialization.DeserializationStrategy<NewData>,
  ) = ShadowsConnectorGeneratedMutationImpl(connector, operationName, dataDeserializer, variablesSerializer)

  override fun equals(other: Any?): Boolean =
    other is ShadowsConnectorGeneratedMutationImpl<*, *> &&
      other.connector == connector &&
      other.operationName == operationName &&
      other.dataDeserializer == dataDeserializer &&
      other.variablesSerializer == variablesSerializer

  override fun hashCode(): Int =
    java.util.Objects.hash("ShadowsConnectorGeneratedMutationImpl", connector, operationName, dataDeserializer, variablesSerializer)

  override fun toString(): String =
    "ShadowsConnectorGeneratedMutationImpl(connector=$connector, operationName=$operationName, dataDeserializer=$dataDeserializer, variablesSerializer=$variablesSerializer)"
}

private class ComQueryImpl(connector: ShadowsConnector) :
  ComQuery,
  ShadowsConnectorGeneratedQueryImpl<ComQuery.Data, ComQuery.Variables>(
    connector,
    ComQuery.Companion.operationName,
    ComQuery.Companion.dataDeserializer,
    ComQuery.Companion.variablesSerializer,
  )

private class JavaQueryImpl(connector: ShadowsConnector) :
  JavaQuery,
  ShadowsConnectorGeneratedQueryImpl<JavaQuery.Data, Unit>(
    connector,
    JavaQuery.Companion.operationName,
    JavaQuery.Companion.dataDeserializer,
    JavaQuery.Companion.variablesSerializer,
  )

private class PutItemMutationImpl(connector: ShadowsConnector) :
  PutItemMutation,
  ShadowsConnectorGeneratedMutationImpl<PutItemMutation.Data, PutItemMutation.Variables>(
    connector,
    PutItemMutation.Companion.operationName,
    PutItemMutation.Companion.dataDeserializer,
    PutItemMutation.Companion.variablesSerializer,
  )

private class ThenQueryImpl(connector: ShadowsConnector) :
  ThenQuery,
  ShadowsConnectorGeneratedQueryImpl<ThenQuery.Data, Unit>(
    connector,
    ThenQuery.Companion.operationName,
    ThenQuery.Companion.dataDeserializer,
    ThenQuery.Companion.variablesSerializer,
  )
